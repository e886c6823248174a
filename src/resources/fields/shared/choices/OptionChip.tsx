import { optionOf, type Option } from '../options';
import { useWords } from '../hooks/useReaderLanguage';

interface OptionChipProps {
  readonly value: string;
  readonly options: readonly Option[];
}

/**
 * One value of an enumeration: its words, in the colour of its state. An unknown value stays readable. A plain element, since
 * a list has one in each row.
 */
export function OptionChip({ value, options }: OptionChipProps) {
  const inWords = useWords();
  const option = optionOf(value, options);
  return (
    <span className="option" data-tone={option?.status}>
      {option ? inWords(option.label) : value}
    </span>
  );
}
