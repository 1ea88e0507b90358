// Keeps Zod from trying whether it may compile code, which the CSP forbids; pages do so in boot.js, workers by importing this first.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
