// The address of the development server that the browser tests start beside the built one (4391) and the one that gets killed (4392).
export const DEV_PORT = 4393;
export const DEV_ORIGIN = `http://localhost:${DEV_PORT}`;
