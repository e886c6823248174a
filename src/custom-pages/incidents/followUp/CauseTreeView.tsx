import Add from '@mui/icons-material/Add';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { OptionChip } from '../../../resources/fields/shared/choices/OptionChip';
import { FicheIncidentCauses } from '../../../resources/schemas/incidentsSuivi';
import type { AnyRecord } from '../../../resources/language/resourceSchema';
import type { CauseNode } from './causeTree';
import type { Below } from './useBelow';
import { WhyForm } from './WhyForm';

const { options } = FicheIncidentCauses.fields.famille;

interface CauseTreeViewProps {
  readonly nodes: readonly CauseNode[];
  readonly causes: Below;
  readonly mayAdd: boolean;
  readonly mayChange: boolean;
  readonly mayDelete: boolean;
}

/** Five whys: a tree of causes, each with a button to add a deeper cause. */
export function CauseTreeView({ nodes, ...props }: CauseTreeViewProps) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<number | 'first'>();
  const add = async (values: object) => {
    const isAdded = await props.causes.add(values);
    if (isAdded) setAsked(undefined);
    return isAdded;
  };
  return (
    <>
      {nodes.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('incidents.followUp.noCauses')}
        </Typography>
      )}
      <CauseList nodes={nodes} {...props} asked={asked} onAsk={setAsked} onAdd={add} />
      {props.mayAdd &&
        (asked === 'first' ? (
          <WhyForm label={translate('incidents.followUp.firstWhy')} onAdd={add} onCancel={() => setAsked(undefined)} />
        ) : (
          <Button size="small" startIcon={<Add />} onClick={() => setAsked('first')} sx={{ mt: 0.5 }}>
            {translate('incidents.followUp.firstWhy')}
          </Button>
        ))}
    </>
  );
}

interface CauseListProps extends CauseTreeViewProps {
  /** The cause below which a new one is being written. */
  readonly asked: number | 'first' | undefined;
  readonly onAsk: (cause: number | undefined) => void;
  readonly onAdd: (values: object) => Promise<boolean>;
}

function CauseList({ nodes, ...props }: CauseListProps) {
  if (nodes.length === 0) return null;
  return (
    <Box component="ul" sx={LIST}>
      {nodes.map(({ cause, below }) => (
        <Box component="li" key={cause.id} sx={{ py: 0.25 }}>
          <CauseLine cause={cause} {...props} />
          <CauseList {...props} nodes={below} />
        </Box>
      ))}
    </Box>
  );
}

function CauseLine({ cause, ...props }: Omit<CauseListProps, 'nodes'> & { readonly cause: AnyRecord }) {
  const { causes, mayAdd, mayChange, mayDelete, asked, onAsk, onAdd } = props;
  const translate = useTranslate();
  const label = String(cause['libelle'] ?? '');
  const family = cause['famille'];
  const isRoot = cause['racine'] === true;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        {typeof family === 'string' && <OptionChip value={family} options={options} />}
        {(isRoot || mayChange) && (
          <Chip
            size="small"
            variant={isRoot ? 'filled' : 'outlined'}
            color={isRoot ? 'warning' : 'default'}
            label={translate('incidents.followUp.root')}
            {...(mayChange && {
              onClick: () => void causes.change(cause, { racine: !isRoot }),
              'aria-pressed': isRoot,
              'aria-label': `${translate('incidents.followUp.root')} · ${label}`,
            })}
          />
        )}
        {mayAdd && (
          <Button
            size="small"
            startIcon={<Add />}
            aria-label={translate('incidents.followUp.whyOf', { label })}
            onClick={() => onAsk(cause.id)}
          >
            {translate('incidents.followUp.why')}
          </Button>
        )}
        {mayDelete && (
          <IconButton
            size="small"
            aria-label={translate('incidents.followUp.deleteCause', { label })}
            onClick={() => void causes.remove(cause)}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        )}
      </Box>
      {asked === cause.id && (
        <WhyForm
          label={translate('incidents.followUp.whyOf', { label })}
          onAdd={(values) => onAdd({ ...values, parentId: cause.id })}
          onCancel={() => onAsk(undefined)}
        />
      )}
    </>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  mt: 0.5,
  pl: 1.5,
  ml: 0.5,
  borderLeft: 2,
  borderColor: 'divider',
} as const;
