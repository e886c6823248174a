import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RefusedAddress } from '../../resources/access/refusedAddress';
import { HOME } from '../../resources/routes/addresses';
import { useExtensions } from '../../resources/views/ExtensionsContext';
import { useWhyAddress } from '../../resources/views/help/WhyContext';
import { useDocumentTitle } from '../../resources/views/page/useDocumentTitle';
import { useViewAs } from '../viewAs/ViewAsContext';
import { RefusalFacts } from './RefusalFacts';
import { useAccessRequest } from './useAccessRequest';

export interface RefusedPageProps {
  /** What was refused last in this tab; undefined if the address was only typed. */
  readonly readRefusal: () => RefusedAddress | undefined;
}

/** What a person may not open, which right would do, and who can grant it (sections 4 and 8 of the specification). */
export default function RefusedPage({ readRefusal }: RefusedPageProps) {
  const translate = useTranslate();
  const [refusal = {}] = useState(readRefusal);
  const { path, isShut = false } = refusal;
  const { viewed, leave } = useViewAs();
  const why = useWhyAddress()(path ?? '');
  // A view as another person is read-only.
  const canAsk = useExtensions().has('accessRequests') && path !== undefined && !isShut && !viewed;
  const { granters, send, isSending, sentTo, detail } = useAccessRequest(path ?? '', canAsk);
  const isSent = sentTo !== undefined && sentTo.length > 0;
  useDocumentTitle(translate('refused.title'));
  return (
    <Box sx={{ maxWidth: 620, mx: 'auto', py: { xs: 4, sm: 8 } }}>
      <Typography variant="h1" gutterBottom>
        {translate('refused.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        {translate(isShut ? 'refused.shut' : 'refused.detail')}
      </Typography>
      <RefusalFacts refusal={refusal} granters={granters} />
      {!canAsk && !isShut && (
        <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{translate('refused.advice')}</Typography>
      )}
      {sentTo && (
        <Alert severity={isSent ? 'success' : 'error'} sx={{ mb: 2.5 }}>
          {isSent ? translate('refused.sent', { names: sentTo.join(', ') }) : (detail ?? translate('refused.notSent'))}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {canAsk && !isSent && (
          <Button variant="contained" loading={isSending} onClick={send}>
            {translate('refused.ask')}
          </Button>
        )}
        <Button variant="outlined" component={Link} to={HOME}>
          {translate('shell.notFound.home')}
        </Button>
        {why !== undefined &&
          !isShut &&
          (viewed ? (
            <Button onClick={() => leave(why)}>{translate('refused.why')}</Button>
          ) : (
            <Button component={Link} to={why}>
              {translate('refused.why')}
            </Button>
          ))}
      </Box>
    </Box>
  );
}
