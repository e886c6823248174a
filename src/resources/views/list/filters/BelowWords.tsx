import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { isComparison, type BelowCondition } from '../../../language/condition';
import { fieldKey } from '../../../registry/translationKeys';
import { useRegistry } from '../../RegistryContext';
import { ScreenProvider } from '../../ScreenContext';
import { partsOf } from './belowParts';
import { operatorKey } from './operatorKey';
import { ComparedValue } from './ComparedValue';

export interface BelowWordsProps {
  readonly condition: BelowCondition;
}

/** A condition on child records in words; parts that the panel cannot edit are shown as dots. */
export function BelowWords({ condition }: BelowWordsProps) {
  const translate = useTranslate();
  const schema = useRegistry().get(condition.below);
  return (
    <ScreenProvider value={{ schema, address: schema.name, parents: {} }}>
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 0.5, minWidth: 0, px: 0.5 }}>
        {partsOf(condition.where).map((part, index) => (
          <Box
            key={index}
            component="span"
            sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 0.5, minWidth: 0 }}
          >
            {index > 0 && '· '}
            {isComparison(part) ? (
              <>
                {translate(fieldKey(schema, part.field))}{' '}
                {translate(operatorKey(schema.fields[part.field], part.operator))}
                <ComparedValue comparison={part} />
              </>
            ) : (
              '…'
            )}
          </Box>
        ))}
      </Box>
    </ScreenProvider>
  );
}
