/* Simulates a power cut for the process that preloads this library: writes to a tracked file reach its shadow copy only at fsync.
   When the process is killed, the shadow holds the worst state that a disk may have after a power cut.
   Creating and deleting files takes effect at once, as on a journaling file system. Supports one SQLite writer. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

#define MAX_FD 4096

/* A change that is not synced yet. */
struct change {
  struct change *next;
  off_t at;
  size_t size;
  int truncates;
  char bytes[];
};

struct file {
  struct file *next;
  struct change *first, *last;
  int shadow;
  char name[256];
};

static struct file *files;
static struct file *open_files[MAX_FD];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(result, name, ...) \
  static result (*real)(__VA_ARGS__); \
  if (!real) real = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int real_open(const char *path, int flags, mode_t mode) {
  REAL(int, "open64", const char *, int, ...);
  return real(path, flags, mode);
}
static ssize_t real_pwrite(int fd, const void *bytes, size_t size, off_t at) {
  REAL(ssize_t, "pwrite64", int, const void *, size_t, off_t);
  return real(fd, bytes, size, at);
}
static int real_truncate(int fd, off_t size) {
  REAL(int, "ftruncate64", int, off_t);
  return real(fd, size);
}

/* The tracked part of a path's name; NULL for everything else. The shared-memory index is rebuilt after a crash. */
static const char *tracked(const char *path) {
  const char *folder = getenv("POWER_CUT_FOLDER");
  if (!folder || !path || strncmp(path, folder, strlen(folder)) || !strstr(path, ".sqlite") || strstr(path, "-shm")) return NULL;
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static void shadow_path(char *into, size_t size, const char *name) {
  snprintf(into, size, "%s/%s", getenv("POWER_CUT_SHADOW"), name);
}

static void opened(const char *path, int fd) {
  if (fd < 0 || fd >= MAX_FD) return;
  const char *name = tracked(path);
  pthread_mutex_lock(&lock);
  open_files[fd] = NULL;
  if (name) {
    struct file *file = files;
    while (file && strcmp(file->name, name)) file = file->next;
    if (!file) {
      char shadow[1024];
      shadow_path(shadow, sizeof shadow, name);
      file = calloc(1, sizeof *file);
      snprintf(file->name, sizeof file->name, "%s", name);
      file->shadow = real_open(shadow, O_RDWR | O_CREAT | O_CLOEXEC, 0644);
      file->next = files;
      files = file;
    }
    open_files[fd] = file;
  }
  pthread_mutex_unlock(&lock);
}

static struct file *file_of(int fd) { return fd >= 0 && fd < MAX_FD ? open_files[fd] : NULL; }

static void record(int fd, off_t at, const void *bytes, size_t size, int truncates) {
  struct file *file = file_of(fd);
  if (!file) return;
  struct change *change = malloc(sizeof *change + size);
  *change = (struct change){NULL, at, size, truncates};
  if (size) memcpy(change->bytes, bytes, size);
  pthread_mutex_lock(&lock);
  if (file->last) file->last->next = change;
  else file->first = change;
  file->last = change;
  pthread_mutex_unlock(&lock);
}

static void sync_shadow(int fd) {
  struct file *file = file_of(fd);
  if (!file) return;
  pthread_mutex_lock(&lock);
  struct change *change = file->first;
  file->first = file->last = NULL;
  while (change) {
    struct change *next = change->next;
    if (change->truncates) real_truncate(file->shadow, change->at);
    else real_pwrite(file->shadow, change->bytes, change->size, change->at);
    free(change);
    change = next;
  }
  pthread_mutex_unlock(&lock);
}

#define OPEN(function) \
  int function(const char *path, int flags, ...) { \
    va_list more; \
    va_start(more, flags); \
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
    va_end(more); \
    int fd = real_open(path, flags, mode); \
    opened(path, fd); \
    return fd; \
  }
OPEN(open)
OPEN(open64)

ssize_t pwrite64(int fd, const void *bytes, size_t size, off_t at) {
  ssize_t written = real_pwrite(fd, bytes, size, at);
  if (written > 0) record(fd, at, bytes, (size_t)written, 0);
  return written;
}
ssize_t pwrite(int fd, const void *bytes, size_t size, off_t at) { return pwrite64(fd, bytes, size, at); }

ssize_t write(int fd, const void *bytes, size_t size) {
  REAL(ssize_t, "write", int, const void *, size_t);
  off_t at = file_of(fd) ? lseek(fd, 0, SEEK_CUR) : 0;
  ssize_t written = real(fd, bytes, size);
  if (written > 0) record(fd, at, bytes, (size_t)written, 0);
  return written;
}

int ftruncate64(int fd, off_t size) {
  int failed = real_truncate(fd, size);
  if (!failed) record(fd, size, NULL, 0, 1);
  return failed;
}
int ftruncate(int fd, off_t size) { return ftruncate64(fd, size); }

int fsync(int fd) {
  REAL(int, "fsync", int);
  int failed = real(fd);
  if (!failed) sync_shadow(fd);
  return failed;
}
int fdatasync(int fd) {
  REAL(int, "fdatasync", int);
  int failed = real(fd);
  if (!failed) sync_shadow(fd);
  return failed;
}

int close(int fd) {
  REAL(int, "close", int);
  if (fd >= 0 && fd < MAX_FD) open_files[fd] = NULL;
  return real(fd);
}

int unlink(const char *path) {
  REAL(int, "unlink", const char *);
  int failed = real(path);
  const char *name = failed ? NULL : tracked(path);
  if (!name) return failed;
  char shadow[1024];
  shadow_path(shadow, sizeof shadow, name);
  real(shadow);
  pthread_mutex_lock(&lock);
  for (struct file **at = &files; *at; at = &(*at)->next) {
    if (strcmp((*at)->name, name)) continue;
    struct file *gone = *at;
    *at = gone->next;
    for (int each = 0; each < MAX_FD; each++)
      if (open_files[each] == gone) open_files[each] = NULL;
    break;
  }
  pthread_mutex_unlock(&lock);
  return failed;
}
