import Chip from '@mui/material/Chip';
import { optionOf, type Option } from '../options';
import { useWords } from '../readerLanguage';

interface OptionChipProps {
  readonly value: string;
  readonly options: readonly Option[];
}

/** One value of an enumeration: its words, in the colour of its state. An unknown value stays readable. */
export function OptionChip({ value, options }: OptionChipProps) {
  const inWords = useWords();
  const option = optionOf(value, options);
  return <Chip size="small" color={option?.status ?? 'default'} label={option ? inWords(option.label) : value} />;
}
