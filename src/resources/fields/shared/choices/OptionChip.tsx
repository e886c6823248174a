import { optionOf, type Option } from '../options';
import { useWords } from '../hooks/useReaderLanguage';

interface OptionChipProps {
  readonly value: string;
  readonly options: readonly Option[];
}

/**
 * An enumeration value with its label and state colour; unknown values are shown as they are. A plain
 * element, because every row of a list has one.
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
