// Keeps a program from eating the whole tab: past the ceiling Python gets no memory and raises MemoryError.

const PAGE_BYTES = 65_536;
const CEILING_BYTES = 192 * 1024 * 1024;

/** Must run before Python starts; it changes how every WebAssembly memory of this worker grows. */
export function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + Number(pages) * PAGE_BYTES > CEILING_BYTES) throw new RangeError('memory ceiling');
    return grow.call(this, pages);
  };
}
