import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDocumentTitle } from '../../resources/views/page/useDocumentTitle';
import { BothSkins } from './BothSkins';
import { Buttons, Inputs, Messages, States, Waiting } from './Components';
import { Lists } from './Lists';
import { Colours, Space, TypeScale } from './Tokens';
import { useWord } from './useWord';

/** The design system, for developers: tokens and components in their states, in both skins. */
export default function DesignPage() {
  const word = useWord();
  useDocumentTitle(word('title'));
  return (
    <Box sx={{ maxWidth: 1400 }}>
      <Typography variant="h1">{word('title')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{word('lead')}</Typography>
      <BothSkins title="colours">{(skin) => <Colours skin={skin} />}</BothSkins>
      <BothSkins title="type">{() => <TypeScale />}</BothSkins>
      <BothSkins title="space">{() => <Space />}</BothSkins>
      <BothSkins title="buttons">{() => <Buttons />}</BothSkins>
      <BothSkins title="states">{() => <States />}</BothSkins>
      <BothSkins title="inputs">{() => <Inputs />}</BothSkins>
      <BothSkins title="messages">{() => <Messages />}</BothSkins>
      <BothSkins title="lists">{() => <Lists />}</BothSkins>
      <BothSkins title="waiting">{() => <Waiting />}</BothSkins>
    </Box>
  );
}
