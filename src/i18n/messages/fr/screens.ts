/** The generated screens and the inputs of the field kinds. */
export const screens = {} as const;
