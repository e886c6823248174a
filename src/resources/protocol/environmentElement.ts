/** Id of the HTML element that contains the environment as JSON. */
export const ENVIRONMENT_ELEMENT = 'environment';
