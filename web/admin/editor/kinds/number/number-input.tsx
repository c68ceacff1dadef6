import { TextInput } from '@mantine/core';
import { useState } from 'react';
import type { ControlProps } from '../../field.ts';
import { inputOf } from '../text-fields.tsx';
import { tidy, type NumberKind } from './number-kind.ts';
import './number-input.css';

interface Props extends ControlProps<string> {
  kind: NumberKind;
}

/** A number being typed: as it comes while one types, and in groups once one goes on. */
export function NumberInput({ kind, ...props }: Props) {
  const [typing, setTyping] = useState<string | null>(null);
  const type = (text: string) => {
    setTyping(text);
    props.type(text);
  };
  const stored = kind.read(props.value);
  const value = typing ?? tidy(props.value, kind);
  return (
    <TextInput
      {...inputOf({ ...props, value, type })}
      inputMode="decimal"
      autoComplete="off"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={kind.beside && (stored === null ? '\u00a0' : kind.beside(stored))}
      rightSection={kind.unit && <span className="number-unit">{kind.unit}</span>}
      rightSectionWidth={kind.unit && `calc(${kind.unit.length}ch + 1rem)`}
      rightSectionPointerEvents="none"
      onBlur={() => setTyping(null)}
    />
  );
}
