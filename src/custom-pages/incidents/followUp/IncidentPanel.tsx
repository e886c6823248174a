// Hand-written: a timeline and a tree of causes cannot be declared.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { FicheIncidentCauses, FicheIncidentCommentaires } from '../../../resources/schemas/incidentsSuivi';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import { useAllowedIn } from '../../../resources/views/access/useAllowed';
import { useOffers } from '../../../resources/views/access/useOffers';
import { CauseTreeView } from './CauseTreeView';
import { causeTree } from './causeTree';
import { CommentBox } from './CommentBox';
import { FollowButton } from './FollowButton';
import { StepBar } from './StepBar';
import { TimelineList } from './TimelineList';
import { timelineOf } from './timeline';
import { useBelow } from './useBelow';
import { useStateChanges } from './useStateChanges';
import { dayOf } from '../../../resources/language/moments';

/** The handling of an incident: states, timeline, comments and causes. */
export default function IncidentPanel({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const id = Number(record.id);
  const hasBelow = useOffers().reads(FicheIncidentCauses);
  const actions = useBelow(id, 'actions', hasBelow);
  const comments = useBelow(id, 'commentaires', hasBelow);
  const causes = useBelow(id, 'causes', hasBelow);
  const ofCauses = { schema: FicheIncidentCauses, address: causes.address };
  const mayComment = useAllowedIn({ schema: FicheIncidentCommentaires, address: comments.address }, 'create');
  const mayAdd = useAllowedIn(ofCauses, 'create');
  const mayChange = useAllowedIn(ofCauses, 'edit');
  const mayDelete = useAllowedIn(ofCauses, 'delete');
  const states = useStateChanges(id);
  const entries = timelineOf(
    record,
    { actions: actions.records, comments: comments.records, states },
    dayOf(new Date()),
  );
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {translate('incidents.followUp.title')}
      </Typography>
      <StepBar record={record} />
      <FollowButton record={record} />
      <Box sx={{ display: 'grid', gap: 3, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <Box component="section" aria-labelledby="incident-timeline" sx={{ minWidth: 0 }}>
          <Typography id="incident-timeline" component="h3" variant="subtitle2" sx={{ mb: 1 }}>
            {translate('incidents.followUp.timeline')}
          </Typography>
          {hasBelow && mayComment && <CommentBox onSend={(texte) => comments.add({ texte })} />}
          {actions.isPending || comments.isPending ? (
            <Skeleton variant="rounded" height={180} />
          ) : (
            <TimelineList entries={entries} />
          )}
        </Box>
        {hasBelow && (
          <Box component="section" aria-labelledby="incident-causes" sx={{ minWidth: 0 }}>
            <Typography id="incident-causes" component="h3" variant="subtitle2">
              {translate('incidents.followUp.causes')}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
              {translate('incidents.followUp.causesHelp')}
            </Typography>
            {causes.isPending ? (
              <Skeleton variant="rounded" height={120} />
            ) : (
              <CauseTreeView
                nodes={causeTree(causes.records)}
                causes={causes}
                mayAdd={mayAdd}
                mayChange={mayChange}
                mayDelete={mayDelete}
              />
            )}
          </Box>
        )}
      </Box>
    </Paper>
  );
}
