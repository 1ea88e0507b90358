// It is loaded for what it does.
export {};
