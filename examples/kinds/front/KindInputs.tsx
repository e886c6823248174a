import type { KindProps } from './kindProps';
import Box from '@mui/material/Box';
import { Form } from 'ra-core';
import { useEffect, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { kindOf } from '../../../src/resources/fields/kinds';
import { viewOf } from '../../../src/resources/fields/views';
import { casesOf, type KindCase } from '../kindCases';
import { Essais } from '../declarations';
import { useKindWord } from './kindWords';

/** Validates the form at once. */
function CheckedAtOnce() {
  const { trigger } = useFormContext();
  useEffect(() => {
    // Forms reset their errors on mount, so the validation waits.
    const checking = setTimeout(() => void trigger());
    return () => clearTimeout(checking);
  }, [trigger]);
  return null;
}

interface OneInputProps extends KindProps {
  readonly label: string;
  readonly shown: KindCase;
  readonly disabled?: boolean;
}

function OneInput({ name, spec, label, shown, disabled = false }: OneInputProps) {
  const { Input } = viewOf(spec);
  const isChecked = shown.name === 'wrong' || shown.name === 'missing';
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary', fontSize: 12 }}>
        {label}
      </Box>
      <Form record={{ id: 1, [name]: shown.value }} noValidate>
        <Input
          schema={Essais}
          source={name}
          path={[name]}
          spec={shown.name === 'missing' ? { ...spec, required: true } : spec}
          disabled={disabled}
        />
        {isChecked && <CheckedAtOnce />}
      </Form>
    </Box>
  );
}

/** The input of a kind: filled, empty, invalid, missing and disabled. */
export function KindInputs(props: KindProps): ReactNode {
  const word = useKindWord();
  const cases: readonly KindCase[] = [...casesOf(props.spec), { name: 'missing', value: null }];
  const [usual] = cases;
  const kind = kindOf(props.spec);
  return (
    <Box sx={kind.upload || kind.inner ? WIDE : GRID}>
      {cases
        .filter(({ name }) => name !== 'other')
        .map((shown) => (
          <OneInput key={shown.name} {...props} label={word(shown.name)} shown={shown} />
        ))}
      {usual && <OneInput {...props} label={word('disabled')} shown={usual} disabled />}
    </Box>
  );
}

const columns = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: `repeat(${count}, minmax(0, 1fr))`,
  },
  columnGap: 3,
  rowGap: 2,
  alignItems: 'start',
});

const GRID = columns(3);
const WIDE = columns(2);
