import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useWord } from './useWord';

const LINE = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' } as const;

export function Buttons() {
  const word = useWord();
  return (
    <Box sx={LINE}>
      <Button variant="contained">{word('save')}</Button>
      <Button variant="outlined">{word('cancel')}</Button>
      <Button>{word('cancel')}</Button>
      <Button color="error" startIcon={<DeleteOutlined />}>
        {word('remove')}
      </Button>
      <Button variant="contained" color="error">
        {word('remove')}
      </Button>
      <Button variant="contained" disabled>
        {word('disabled')}
      </Button>
      <Button variant="contained" loading loadingPosition="start">
        {word('pending')}
      </Button>
      <IconButton aria-label={word('remove')} size="small">
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
}

export function States() {
  const word = useWord();
  return (
    <Box sx={LINE}>
      <Chip size="small" color="success" label={word('active')} />
      <Chip size="small" color="warning" label={word('suspended')} />
      <Chip size="small" color="error" label={word('closed')} />
      <Chip size="small" color="info" label={word('planned')} />
      <Chip size="small" variant="outlined" label={word('planned')} />
      <Chip size="small" label={word('planned')} onDelete={() => undefined} />
    </Box>
  );
}

/** Inputs: filled, empty, with an error, disabled. */
export function Inputs() {
  const word = useWord();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 190px), 1fr))' }}>
      <TextField size="small" label={word('name')} />
      <TextField size="small" label={word('name')} defaultValue={word('sample')} />
      <TextField size="small" label={word('name')} error helperText={word('required')} />
      <TextField size="small" label={word('name')} defaultValue={word('sample')} disabled />
      <FormControlLabel control={<Checkbox defaultChecked />} label={word('active')} />
      <FormControlLabel control={<Switch defaultChecked />} label={word('active')} />
      <FormControlLabel control={<Switch />} label={word('suspended')} />
      <FormControlLabel control={<Checkbox disabled />} label={word('disabled')} />
    </Box>
  );
}

export function Messages() {
  const word = useWord();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert role="note" severity="success">
        {word('done')}
      </Alert>
      <Alert role="note" severity="info">
        {word('note')}
      </Alert>
      <Alert role="note" severity="warning">
        {word('warning')}
      </Alert>
      <Alert role="note" severity="error">
        {word('failed')}
      </Alert>
    </Box>
  );
}

/** Placeholders while loading. */
export function Waiting() {
  const word = useWord();
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <LinearProgress aria-label={word('waiting')} />
      <LinearProgress aria-label={word('waiting')} variant="determinate" value={64} />
      <Skeleton variant="rounded" height={40} />
      <Skeleton width="60%" />
    </Card>
  );
}
