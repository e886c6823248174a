import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { PROPOSED_FIELDS } from '../../../resources/schemas/commonDemandes';
import { FieldGrid } from '../../../resources/views/form/FieldGrid';
import { useTellPlace } from '../../../resources/views/form/FormPlace';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import { ProposalBar } from '../../../resources/views/requests/ProposalBar';
import { proposalBody } from './changeRequest';

interface ProposeFieldsProps {
  readonly record: Readonly<Record<string, unknown>>;
  readonly isBusy: boolean;
  /** Why the API refused the request. */
  readonly error: unknown;
  readonly onLeave: () => void;
}

/** The reason of the request, which is not a field of the record. */
function Reason({ isBusy }: { readonly isBusy: boolean }) {
  const translate = useTranslate();
  const { field } = useController({ name: 'motif' });
  return (
    <TextField
      fullWidth
      multiline
      minRows={2}
      size="small"
      label={translate('people.requests.reason')}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      disabled={isBusy}
      slotProps={{ htmlInput: { maxLength: 2000 } }}
    />
  );
}

/** The inputs of a change request; it can be sent once a value differs. */
export function ProposeFields({ record, isBusy, error, onLeave }: ProposeFieldsProps) {
  const translate = useTranslate();
  const { dirtyFields } = useFormState();
  const { modifications } = proposalBody(record, useWatch() as Readonly<Record<string, unknown>>);
  useTellPlace(isBusy ? 'busy' : Object.keys(dirtyFields).length > 0 ? 'dirty' : 'clean');
  return (
    <Box sx={{ pt: 1 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('people.requests.proposeHelp')}
      </Typography>
      <FieldGrid fields={PROPOSED_FIELDS} isBusy={isBusy} />
      <Box sx={{ my: 2 }}>
        <Reason isBusy={isBusy} />
      </Box>
      <ProposalBar
        label={translate('people.requests.send')}
        isBusy={isBusy}
        isDisabled={Array.isArray(modifications) && modifications.length === 0}
        messages={Boolean(error) && <FailureAlert error={error} />}
        onLeave={onLeave}
      />
    </Box>
  );
}
