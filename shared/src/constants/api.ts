// Where the API lies on the server.
export const API_ROOT = '/api/v1';
