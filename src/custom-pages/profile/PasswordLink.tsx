import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useAlerts } from '../../layout/alerts/AlertContext';

/** The used part of the product's data provider. */
type Calling = DataProvider & {
  readonly call: (address: string, call: { readonly method: 'POST'; readonly body: object }) => Promise<unknown>;
};

/** Requests a mail with a link to choose a new password (extension `accountMails`). */
export function PasswordLink({ email }: { readonly email: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<Calling>();
  const alerts = useAlerts();
  const { mutate, status } = useMutation({
    mutationFn: () => dataProvider.call('askResetPassword', { method: 'POST', body: { email } }),
    onSuccess: () => alerts.success(translate('pages.profile.asked'), { text: translate('pages.profile.askedDetail') }),
    onError: alerts.error,
  });
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>{translate('pages.profile.passwordLead')}</Typography>
      <Button
        variant="outlined"
        loading={status === 'pending'}
        disabled={status === 'success'}
        onClick={() => mutate()}
      >
        {translate('pages.profile.askPassword')}
      </Button>
    </Box>
  );
}
