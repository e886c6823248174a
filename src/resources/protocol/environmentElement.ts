/** The id of the element of the page in which its host writes the environment, as JSON. */
export const ENVIRONMENT_ELEMENT = 'environment';
