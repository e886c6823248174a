/** Buttons without icons on a phone, where they would wrap to two lines. */
export const WORDS_ALONE = { '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } } as const;
