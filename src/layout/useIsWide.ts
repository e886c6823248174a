import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether there is room for a menu that stays: else it is a drawer. */
export const useIsWide = (): boolean => useMediaQuery((theme) => theme.breakpoints.up('md'), { noSsr: true });
