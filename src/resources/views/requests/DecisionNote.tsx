import Box from '@mui/material/Box';

export interface DecisionRemark {
  readonly words: string;
  readonly isDoubt: boolean;
}

/** What speaks for or against accepting, after the words that it is said of. */
export const DecisionNote = ({ words, isDoubt }: DecisionRemark) => (
  <>
    {' · '}
    <Box component="span" sx={{ color: isDoubt ? 'warning.onSoft' : 'success.onSoft', fontWeight: 500 }}>
      {words}
    </Box>
  </>
);
