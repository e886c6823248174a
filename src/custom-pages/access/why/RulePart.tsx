import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HighlightOff from '@mui/icons-material/HighlightOff';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ExplainedItem, ExplainedPart } from '../../../resources/access/explain';
import { useFunctions, useRights } from '../api/useRightsAndFunctions';
import { useSourceWords } from '../api/useSourceWords';
import { functionsGiving } from './functionsGiving';
import { useRightNames } from './useRightNames';

export function RulePart({ part, passes, items }: ExplainedPart) {
  const translate = useTranslate();
  const asksForRights = part === 'rights';
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        {passes ? <CheckCircleOutlined color="success" aria-hidden /> : <HighlightOff color="danger" aria-hidden />}
        <Typography variant="h4" component="h4">
          {translate(`accessPages.why.rule.${part}`)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(passes ? 'accessPages.why.passes' : 'accessPages.why.fails')}
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {items.map((item) => (
          <li key={item.name}>
            <RuleItem item={item} offersFunctions={asksForRights && !passes} />
          </li>
        ))}
      </Box>
    </Paper>
  );
}

function RuleItem({ item, offersFunctions }: { readonly item: ExplainedItem; readonly offersFunctions: boolean }) {
  const translate = useTranslate();
  const sourceWords = useSourceWords();
  const nameOf = useRightNames();
  const { data: functions } = useFunctions();
  const { data: rights } = useRights();
  const { name, held, sources } = item;
  const through = translate('accessPages.why.heldThrough', { sources: sources.map(sourceWords).join(', ') });
  const unheld =
    sources.length > 0
      ? translate('accessPages.why.beyondScope', { sources: sources.map(sourceWords).join(', ') })
      : translate('accessPages.why.missing');
  const state = !held ? unheld : sources.length > 0 ? through : translate('accessPages.why.held');
  const giving = offersFunctions && functions && rights ? functionsGiving(name, functions, rights) : undefined;
  return (
    <>
      <strong title={name}>{nameOf([name])}</strong> · {state}
      {giving && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {giving.length > 0
            ? translate('accessPages.why.givenBy', { names: giving.map(({ libelle }) => libelle).join(', ') })
            : translate('accessPages.why.givenByNone')}
        </Typography>
      )}
    </>
  );
}
