import type { ReactElement } from 'react';
import { AgeMark } from './AgeMark.tsx';

interface NameWithAgeProps {
  /** What a dish or a choice is called; an element where the words look another way. */
  name: string | ReactElement;
  /** It holds alcohol. */
  isAlcohol: boolean | undefined;
}

/** The name of a dish or a choice, with the mark of age where it holds alcohol. */
export const NameWithAge = ({ name, isAlcohol = false }: NameWithAgeProps) =>
  isAlcohol ? (
    <>
      <span>{name}</span> <AgeMark />
    </>
  ) : (
    <span>{name}</span>
  );
