"""Several servers on one database behind HAProxy, for the tools that run or try them."""
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import time
import urllib.parse

from served import Postgres, Server, free_port

HERE = os.path.dirname(os.path.abspath(__file__))
NAMES = ("one", "two", "three")


class Relay:
    """What stands between one server and the database; see tools/relay."""

    def __init__(self, address):
        folder = urllib.parse.parse_qs(urllib.parse.urlparse(address).query)["host"][0]
        self.process = subprocess.Popen([os.path.join(HERE, "relay"), os.path.join(folder, ".s.PGSQL.5432")],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.address = f"postgresql://jiesuan@127.0.0.1:{int(self.process.stdout.readline())}/postgres"

    def say(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        self.process.stdout.readline()  # from now on it is so

    def stop(self):
        self.process.stdin.close()
        self.process.wait()


class HAProxy:
    """tools/haproxy.cfg in front of servers on these ports of loopback."""

    def __init__(self, ports, port=0):
        program = shutil.which("haproxy", path=os.environ.get("PATH", "") + ":/usr/sbin")
        if not program:
            raise SystemExit("haproxy is not installed; run tools/install-deps --tests")
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind(("127.0.0.1", port))
        except OSError as e:
            raise SystemExit(f"cannot listen on port {port}: {e.strerror}")
        listening.listen(1024)
        self.port = listening.getsockname()[1]
        where = {"JIESUAN_BIND": f"fd@{listening.fileno()}"}
        where |= {f"JIESUAN_{name.upper()}": f"127.0.0.1:{p}" for name, p in zip(NAMES, ports)}
        self.process = subprocess.Popen([program, "-db", "-q", "-f", os.path.join(HERE, "haproxy.cfg")],
                                        pass_fds=[listening.fileno()], env={**os.environ, **where},
                                        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        listening.close()
        self.said = []
        threading.Thread(target=lambda: self.said.extend(self.process.stderr), daemon=True).start()

    def stop(self):
        self.process.terminate()
        self.process.wait()


class Alone:
    """One server on SQLite, which people reach by themselves: what is asked of a Cluster can be asked of it."""
    relays = ()

    def __init__(self, options=()):
        self.folder = tempfile.TemporaryDirectory()
        self.store = os.path.join(self.folder.name, "store.sqlite")
        self.servers = [Server(self.store, *options, port=free_port()).start()]
        self.port = self.servers[0].port

    def front(self):
        return self.servers[0]

    def stop(self):
        if self.servers[0].running():
            self.servers[0].interrupt()
        self.folder.cleanup()


class Cluster:
    def __init__(self, options=(), port=0, relays=False):
        self.parts, self.relays = [], []
        try:
            self.database = Postgres()
            self.parts.append(self.database)
            self.store = self.database.address
            for _ in NAMES if relays else ():
                self.relays.append(Relay(self.database.address))
                self.parts.append(self.relays[-1])
            addresses = [r.address for r in self.relays] or [self.database.address] * len(NAMES)
            self.servers = [Server(a, "--trusted-proxy", "127.0.0.1", *options, port=free_port()) for a in addresses]
            for server in self.servers:
                self.parts.append(server.start())
            self.proxy = HAProxy([s.port for s in self.servers], port)
            self.parts.append(self.proxy)
            self.port = self.proxy.port
            self.wait_until_up()
        except BaseException:
            self.stop()
            raise

    def wait_until_up(self):
        end = time.monotonic() + 60
        while True:
            if self.proxy.process.poll() is not None:
                raise SystemExit("HAProxy did not start: " + "".join(self.proxy.said))
            try:
                if self.front().http("GET", "/healthz")[0] == 200:
                    return
            except OSError:
                pass
            if time.monotonic() > end:
                raise SystemExit("nobody answers behind HAProxy")
            time.sleep(0.05)

    def front(self):
        """All of them, as people reach them."""
        server = Server(None)
        server.port = self.port
        return server

    def stop(self):
        """In the order in which nobody misses anything; servers that have been killed are gone already."""
        for part in reversed(self.parts):
            if not isinstance(part, Server):
                part.stop()
            elif part.running():
                part.interrupt()
        self.parts = []
