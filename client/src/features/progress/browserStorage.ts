// The browser's local storage, or nothing where it is blocked (reading the property itself may throw).

export function browserStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
