import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'ra-core';
import type { Grants } from '../../resources/access/access';
import { useRegistry } from '../../resources/views/RegistryContext';
import { LANGUAGES } from '../../resources/language/words';
import type { Flag } from '../../resources/language/flags';
import { heldInWords } from './heldInWords';
import { BreakingText } from '../../resources/views/page/BreakingText';

/** On a phone the code is below the name: a third column does not fit. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;
const NARROW = { display: { xs: 'block', sm: 'none' } } as const;

/** Beside the name there is room for a whole code. */
const CODE = { color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: { md: 'nowrap' } } as const;

const BREAKS = /(?<=_)/;

/** The reader's rights in words, with codes for administrators. */
export function HeldRights({ held }: { readonly held: Grants }) {
  const translate = useTranslate();
  const locale = useLocale();
  const language = LANGUAGES.find((one) => one === locale) ?? LANGUAGES[0];
  const inWords = (flags: readonly Flag[]) =>
    (flags.includes('admin') ? (['admin'] as const) : flags)
      .map((flag) => translate(`pages.profile.flags.${flag}`))
      .join(', ');
  const lines = heldInWords(held, useRegistry().visible, language);
  if (lines.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{translate('pages.profile.noRight')}</Typography>;
  return (
    // Focusable, so that the keyboard can scroll it sideways on a phone.
    <TableContainer tabIndex={0}>
      <Table
        size="small"
        sx={{
          tableLayout: { xs: 'fixed', sm: 'auto' },
          '& td, & th': { hyphens: 'auto', overflowWrap: { xs: 'anywhere', sm: 'normal' } },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: { xs: '62%', sm: 'auto' } }}>{translate('pages.profile.resource')}</TableCell>
            <TableCell sx={{ minWidth: { sm: 180, md: 240 } }}>{translate('pages.profile.actions')}</TableCell>
            <TableCell sx={WIDE}>{translate('pages.profile.technical')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ code, name, flags, limited }) => (
            <TableRow key={code}>
              <TableCell component="th" scope="row">
                {name === code ? <BreakingText text={code} at={BREAKS} /> : name}
                {name !== code && (
                  <Typography variant="caption" sx={{ ...NARROW, color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    <BreakingText text={code} at={BREAKS} />
                  </Typography>
                )}
              </TableCell>
              <TableCell>
                {inWords(flags.filter((flag) => !limited.includes(flag)))}
                {limited.length > 0 && <div>{translate('pages.profile.limited', { flags: inWords(limited) })}</div>}
              </TableCell>
              <TableCell sx={{ ...WIDE, ...CODE }}>
                <BreakingText text={code} at={BREAKS} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
