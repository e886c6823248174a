import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { AnswerButtons } from './AnswerButtons';
import { WaitingSince } from './WaitingSince';
import type { AnyRequest, RequestState } from './requestKind';

const COLOUR = { EnAttente: 'warning', Acceptee: 'success', Refusee: 'error' } as const;

interface RequestLine {
  readonly name: string;
  readonly label: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** True for a change, false for information. */
  readonly isChange: boolean;
}

export interface RequestEntryProps {
  readonly request: AnyRequest;
  readonly title: ReactNode;
  readonly lines: readonly RequestLine[];
  readonly said: (moment: string) => string;
  /** Undefined if the reader may not decide. */
  readonly onDecide?: ((etat: Exclude<RequestState, 'EnAttente'>) => void) | undefined;
  /** What speaks against the request. */
  readonly doubts?: ReactNode;
  readonly children?: ReactNode;
}

function Difference({ line: { before, after, isChange } }: { readonly line: RequestLine }) {
  const translate = useTranslate();
  const isOther = before !== after;
  return (
    <>
      {before !== undefined && isOther && <del>{before}</del>}
      {before !== undefined && isOther && isChange && ' → '}
      {after === undefined && isChange && <ins>{translate('requests.none')}</ins>}
      {after !== undefined && (isOther && (before !== undefined || isChange) ? <ins>{after}</ins> : after)}
    </>
  );
}

export function RequestEntry({ request, title, lines, said, onDecide, doubts, children }: RequestEntryProps) {
  const translate = useTranslate();
  const { etat, motif, reponse, demandeLe, traitePar, traiteLe } = request;
  const isOpen = onDecide !== undefined && etat === 'EnAttente';
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr auto' } }}>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography
            component="h2"
            variant="subtitle1"
            sx={{ fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' }}
          >
            {title}
          </Typography>
          {/* Buttons that decide say as much. */}
          {!isOpen && (
            <Chip size="small" variant="outlined" color={COLOUR[etat]} label={translate(`requests.states.${etat}`)} />
          )}
        </Box>
        <Box component="dl" sx={LINES}>
          {lines.map((line) => (
            <Box key={line.name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {line.label}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                <Difference line={line} />
              </Box>
            </Box>
          ))}
        </Box>
        {motif && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {translate('requests.reason', { reason: motif })}
          </Typography>
        )}
        {reponse && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {translate('requests.answer', { answer: reponse })}
          </Typography>
        )}
        {doubts}
        <Typography
          variant="caption"
          sx={{ color: 'text.secondary', display: { xs: isOpen ? 'none' : 'block', sm: 'block' } }}
        >
          {demandeLe && translate('requests.asked', { when: said(demandeLe) })}
          {traitePar && ` ${translate('requests.decided', { name: traitePar, when: traiteLe ? said(traiteLe) : '' })}`}
        </Typography>
      </Box>
      <Box className="phone-tools" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        {children}
        {/* Together, and at the end on a phone too, where the thumb is. */}
        {isOpen && demandeLe && (
          <Box sx={{ display: { sm: 'none' }, flex: 1, alignSelf: 'center', minWidth: 0 }}>
            <WaitingSince at={demandeLe} />
          </Box>
        )}
        {isOpen && (
          <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
            <AnswerButtons onDecide={onDecide} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

const LINES = {
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.25,
  m: 0,
  mt: 0.5,
  '& del': { color: 'text.secondary' },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
} as const;
