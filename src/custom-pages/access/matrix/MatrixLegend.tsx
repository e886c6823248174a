import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Key } from '../../../resources/views/page/Key';
import { FLAGS, useFlagWords } from '../api/useFlagWords';

export function MatrixLegend() {
  const translate = useTranslate();
  const words = useFlagWords();
  return (
    <Box component="details" sx={{ typography: 'body2', color: 'text.secondary', flexBasis: '100%' }}>
      <Box component="summary" className="finger-reach" sx={{ cursor: 'pointer', width: 'fit-content' }}>
        {translate('accessPages.matrix.legend')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, my: 0.5 }}>
        {FLAGS.map((flag) => (
          <span key={flag}>
            {words[flag].full} <Key>{words[flag].key.toUpperCase()}</Key>
          </span>
        ))}
      </Box>
      <div>{translate('accessPages.matrix.marks')}</div>
      <div>{translate('accessPages.matrix.keys')}</div>
    </Box>
  );
}
