// Tells the address sanitizer which bytes of an arena are in use; nothing in other builds.
#pragma once

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#include <sanitizer/asan_interface.h>
#define JIESUAN_POISON(p, n) ASAN_POISON_MEMORY_REGION(p, n)
#define JIESUAN_UNPOISON(p, n) ASAN_UNPOISON_MEMORY_REGION(p, n)
#endif
#endif
#ifndef JIESUAN_POISON
#define JIESUAN_POISON(p, n) ((void)0)
#define JIESUAN_UNPOISON(p, n) ((void)0)
#endif
