// Ports of the servers that the browser tests start: the built site, one that gets killed, and the development server.

/** Set E2E_PORT to run the journeys of two checkouts on one machine at the same time. */
export const SITE_PORT = Number(process.env.E2E_PORT ?? 4391);
export const KILLED_PORT = SITE_PORT + 1;
export const DEV_PORT = SITE_PORT + 2;
export const DEV_ORIGIN = `http://localhost:${DEV_PORT}`;
