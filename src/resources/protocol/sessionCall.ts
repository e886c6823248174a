/** `GET /MySession`: initial data of every page in one response (docs/extensions.md). */
export const SESSION_CALL = 'MySession';
