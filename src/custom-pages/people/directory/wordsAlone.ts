/** Buttons without their pictures on a telephone, where they would take two lines with them. */
export const WORDS_ALONE = { '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } } as const;
