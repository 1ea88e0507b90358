// The address of the development server that the browser tests start beside the built one.
export const DEV_PORT = 4392;
export const DEV_ORIGIN = `http://localhost:${DEV_PORT}`;
