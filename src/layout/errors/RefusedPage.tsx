import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { RefusedAddress } from '../../resources/access/refusedAddress';
import { HOME } from '../../resources/routes/addresses';
import { useWhyAddress } from '../../resources/views/help/WhyContext';
import { Needs } from '../../resources/views/Needs';
import { useDocumentTitle } from '../../resources/views/page/useDocumentTitle';
import { useViewAs } from '../viewAs/ViewAsContext';
import { GrantersAndRequest } from './GrantersAndRequest';
import { FactList } from './FactList';
import { RefusalButtons } from './RefusalButtons';

export interface RefusedPageProps {
  /** What was refused last in this tab; undefined if the address was only typed. */
  readonly readRefusal: () => RefusedAddress | undefined;
}

/** What a person may not open, which right would do, and who can grant it (sections 4 and 8 of the specification). */
export default function RefusedPage({ readRefusal }: RefusedPageProps) {
  const translate = useTranslate();
  const [refusal = {}] = useState(readRefusal);
  const { path, title, needed = [], detail, isShut = false } = refusal;
  const { viewed, leave } = useViewAs();
  const why = useWhyAddress()(path ?? '');
  useDocumentTitle(translate('refusedPage.title'));
  const ways = (
    <>
      <Button variant="outlined" component={Link} to={HOME}>
        {translate('shell.notFound.home')}
      </Button>
      {why !== undefined && !isShut && (
        <Button {...(viewed ? { onClick: () => leave(why) } : { component: Link, to: why })}>
          {translate('refusedPage.why')}
        </Button>
      )}
    </>
  );
  const advice = (
    <>
      {!isShut && <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>{translate('refusedPage.advice')}</Typography>}
      <RefusalButtons>{ways}</RefusalButtons>
    </>
  );
  return (
    <Box sx={{ maxWidth: 620, mx: 'auto', py: { xs: 4, sm: 8 } }}>
      <Typography variant="h1" gutterBottom>
        {translate('refusedPage.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
        {translate(isShut ? 'refusedPage.shut' : 'refusedPage.detail')}
      </Typography>
      <FactList
        facts={[
          { label: translate('refusedPage.page'), lines: title ? [title] : [] },
          { label: translate('refusedPage.needed', { smart_count: needed.length }), lines: needed },
          { label: translate('refusedPage.reason'), lines: detail ? [detail] : [] },
        ]}
      />
      {/* A view as another person is read-only. */}
      {path === undefined || isShut || viewed ? (
        advice
      ) : (
        <Needs extension="accessRequests" otherwise={advice}>
          <GrantersAndRequest page={path}>{ways}</GrantersAndRequest>
        </Needs>
      )}
    </Box>
  );
}
