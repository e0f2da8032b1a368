"""A jiesuan server of our own for the tools that try it: start, kill, HTTP, WebSocket by hand."""
import atexit
import base64
import http.client
import json
import os
import re
import signal
import socket
import struct
import subprocess

# All clients of a tool have one address, so these are off unless a tool sets them.
ADDRESS_LIMITS = ("--address-connections", "--address-requests", "--address-messages", "--address-rooms")
# Another build of the program can be tried by naming it: JIESUAN_PROGRAM=build/tsan/jiesuan tools/crash-server
PROGRAM = os.path.abspath(os.environ.get("JIESUAN_PROGRAM") or
                          os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "build", "release", "jiesuan"))


class Server:
    def __init__(self, store, *options, port=0):
        self.store, self.options, self.wanted_port, self.process = store, options, port, None

    def start(self):
        command = [PROGRAM, "serve", "--port", str(self.wanted_port), "--store", self.store, "--quiet", *self.options]
        for limit in ADDRESS_LIMITS:
            if limit not in self.options:
                command += [limit, "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        atexit.register(self.process.kill)  # also when the tool itself fails
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        if not found:
            raise SystemExit(f"the server did not start: {line!r}")
        self.port = int(found.group(1))
        return self

    def kill(self):
        """As hard as it gets."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.terminate()
        return self.process.wait(timeout=20)

    def interrupt(self):
        """As Ctrl-C does: it waits for nobody who could have its rooms."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=20)

    def running(self):
        return self.process.poll() is None

    def http(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        connection.request(method, path, body=json.dumps(body) if body is not None else None)
        response = connection.getresponse()
        return response.status, response.read()

    def json(self, method, path, body=None):
        status, data = self.http(method, path, body)
        return status, json.loads(data)


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def figure(port, name):
    """What a server started with --metrics 127.0.0.1:PORT counts."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", "/metrics")
    for line in connection.getresponse().read().decode().splitlines():
        if line.startswith(f"jiesuan_{name} "):
            return float(line.split()[1])
    raise SystemExit(f"there is no metric {name}")


class Postgres:
    """A database of its own, until it is stopped or this program ends."""

    def __init__(self):
        program = os.path.join(os.path.dirname(os.path.abspath(__file__)), "postgres")
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        if not self.address:
            raise SystemExit("PostgreSQL did not start")

    def stop(self):
        self.process.stdin.close()
        self.process.wait()


class WebSocket:
    """Enough of RFC 6455 to say the wrong things on purpose."""

    def __init__(self, port, timeout=10, path="/ws", wrap=lambda s: s):
        """`wrap`: puts the socket into TLS."""
        self.socket = wrap(socket.create_connection(("127.0.0.1", port), timeout=timeout))
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                             f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.buffer, self.pieces = b"", b""
        while b"\r\n\r\n" not in self.buffer:
            self.more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise OSError(f"no upgrade: {head[:60]!r}")

    def more(self):
        data = self.socket.recv(65536)
        if not data:
            raise OSError("closed")
        self.buffer += data

    def frame(self, payload, opcode=1, final=True, mask=True):
        head = bytes([(0x80 if final else 0) | opcode])
        bit = 0x80 if mask else 0
        n = len(payload)
        if n < 126:
            head += bytes([bit | n])
        elif n < 65536:
            head += bytes([bit | 126]) + struct.pack(">H", n)
        else:
            head += bytes([bit | 127]) + struct.pack(">Q", n)
        if not mask:
            return head + payload
        key = os.urandom(4)
        return head + key + bytes(b ^ key[i % 4] for i, b in enumerate(payload))

    def send(self, message):
        data = message if isinstance(message, bytes) else json.dumps(message).encode()
        self.socket.sendall(self.frame(data))

    def raw(self, data):
        self.socket.sendall(data)

    def receive(self):
        """The next text message as JSON, put together from its frames; pings are answered."""
        while True:
            opcode, payload = self.next_frame()
            if opcode in (0, 1):
                self.pieces += payload
                if self.final:
                    whole, self.pieces = self.pieces, b""
                    return json.loads(whole)
            if opcode == 8:
                raise OSError("closed by the server")
            if opcode == 9:
                self.socket.sendall(self.frame(payload, opcode=10))

    def next_frame(self):
        while True:
            if len(self.buffer) >= 2:
                n, at = self.buffer[1] & 127, 2
                if n == 126 and len(self.buffer) >= 4:
                    n, at = struct.unpack(">H", self.buffer[2:4])[0], 4
                elif n == 127 and len(self.buffer) >= 10:
                    n, at = struct.unpack(">Q", self.buffer[2:10])[0], 10
                elif n >= 126:
                    n = 1 << 62
                if len(self.buffer) >= at + n:
                    opcode, payload = self.buffer[0] & 15, self.buffer[at:at + n]
                    self.final = bool(self.buffer[0] & 0x80)
                    self.buffer = self.buffer[at + n:]
                    return opcode, payload
            self.more()

    def close(self):
        self.socket.close()
