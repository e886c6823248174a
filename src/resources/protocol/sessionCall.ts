/** `GET /MySession`: what every page begins with, in one answer (docs/extensions.md). */
export const SESSION_CALL = 'MySession';
