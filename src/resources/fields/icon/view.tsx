import Box from '@mui/material/Box';
import { cellOf } from '../shared/cellOf';
import { optionFilter } from '../shared/choices/optionFilter';
import { SelectInput } from '../shared/choices/SelectInput';
import { optionOf, type Option } from '../shared/options';
import { useWords } from '../shared/readerLanguage';
import type { KindView } from '../viewTypes';
import { ICONS, type IconName, type IconSpec } from './kind';
import { PICTURES } from './pictures';

const isIconName = (name: string): name is IconName => Object.hasOwn(PICTURES, name);

function Picture({ name }: { readonly name: string }) {
  if (!isIconName(name)) return null;
  const Drawn = PICTURES[name];
  return <Drawn aria-hidden fontSize="small" />;
}

const pictureOf = ({ value }: Option) => <Picture name={value} />;

const Cell = cellOf<IconSpec, IconName>(({ value }) => {
  const inWords = useWords();
  const option = optionOf(value, ICONS);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Picture name={value} />
      {option ? inWords(option.label) : value}
    </Box>
  );
});

export const iconView: KindView<IconSpec, IconName> = {
  Cell,
  Input: (props) => <SelectInput {...props} options={ICONS} picture={pictureOf} />,
  Filter: optionFilter(() => ICONS),
};
