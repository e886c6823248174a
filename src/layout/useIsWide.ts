import useMediaQuery from '@mui/material/useMediaQuery';

/** Wide enough for a permanent menu; narrower windows use a drawer. */
export const useIsWide = (): boolean => useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
