import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../prefetch/whenIdle';
import { lazyScreen } from '../../resources/views/lazyScreen';
import { withInputs } from '../../resources/views/withInputs';
import { DialogComing } from '../../resources/views/page/DialogComing';
import { IconAction } from '../../resources/views/page/IconAction';
import { CreateButton } from '../page/CreateButton';
import { SMALL } from '../page/useUrlState';
import type { LoadedPlan } from '../data/usePlan';
import type { OwnRequestsDialogProps } from './OwnRequestsDialog';
import type { Proposal } from './proposal';
import type { ProposeDialogProps } from './ProposeDialog';

const ProposeDialog = lazyScreen<ProposeDialogProps>(() => withInputs(import('./ProposeDialog')));
const OwnRequestsDialog = lazyScreen<OwnRequestsDialogProps>(() => import('./OwnRequestsDialog'));

export interface OwnToolsProps {
  readonly ownId: number;
  readonly name: string | undefined;
  readonly loaded: Pick<LoadedPlan, 'plan' | 'slots' | 'companies' | 'isPending'>;
  readonly proposal: Proposal | undefined;
  readonly onProposal: (proposal: Proposal | undefined) => void;
  readonly onCreate: () => void;
}

/** Tools for the reader's own plan, which only planners write: requests changes, and lists the decisions. */
export function OwnTools({ ownId, name, loaded, proposal, onProposal, onCreate }: OwnToolsProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(SMALL, { noSsr: true });
  const mine = translate('planningRequests.propose.mine');
  const [isListing, setListing] = useState(false);
  useEffect(() => {
    whenIdle(() => void ProposeDialog.preload());
  }, []);
  const { slots, companies, plan } = loaded;
  // The first type is an initial value: arriving later, it would reset what is typed meanwhile.
  const isComing = plan.types.size === 0 && loaded.isPending;
  const known = useMemo(() => ({ person: name ?? `#${ownId}`, slots, companies }), [name, ownId, slots, companies]);
  return (
    <>
      {isPhone ? (
        <IconAction label={mine} icon={<InboxOutlined />} onClick={() => setListing(true)} />
      ) : (
        <Button size="small" color="inherit" aria-haspopup="dialog" onClick={() => setListing(true)}>
          {mine}
        </Button>
      )}
      <CreateButton
        label={translate('planningRequests.propose.add')}
        onCreate={onCreate}
        isIcon={isPhone}
        aria-haspopup="dialog"
      />
      <Suspense fallback={<DialogComing />}>
        {proposal && isComing && <DialogComing />}
        {proposal && !isComing && (
          <ProposeDialog
            proposal={proposal}
            ownId={ownId}
            plan={plan}
            companies={companies}
            onClose={() => onProposal(undefined)}
          />
        )}
        {isListing && <OwnRequestsDialog ownId={ownId} known={known} onClose={() => setListing(false)} />}
      </Suspense>
    </>
  );
}
