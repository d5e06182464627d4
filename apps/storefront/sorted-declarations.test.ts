import { expect, test } from 'vitest';
import { sortDeclarations } from './sorted-declarations.ts';

test('gives every rule the same order, whatever it was before', () => {
  const declarations = ['color:red', 'display:grid', 'width:1px', 'opacity:.5'];
  const turned = declarations.map((_, by) =>
    [...declarations.slice(by), ...declarations.slice(0, by)].join(';'),
  );
  const [first = '', ...others] = turned.map((block) => sortDeclarations(`@media print{.a{${block}}}`));
  expect(others).toEqual([first, first, first]);
  expect(first.slice('@media print{.a{'.length, -2).split(';').sort()).toEqual([...declarations].sort());
});

test('keeps the order of declarations that touch each other', () => {
  for (const block of [
    'inset:0;bottom:auto',
    'bottom:auto;inset:0',
    'gap:1px;row-gap:2px',
    'place-items:center;align-items:start',
    'font:1px/2 serif;line-height:1',
    'border:0;border-top:1px solid',
    'text-decoration:underline;-webkit-text-decoration-color:red;text-decoration-color:red',
    'height:90vh;height:90dvh',
    'overflow:hidden;overflow-y:auto',
    'white-space:nowrap;text-wrap:balance',
    'text-wrap:balance;white-space:nowrap',
  ]) {
    expect(sortDeclarations(`.a{${block}}`)).toBe(`.a{${block}}`);
  }
});

test('leaves alone what it cannot take apart', () => {
  const block = 'width:1px;content:";";color:red';
  expect(sortDeclarations(`.a{${block}}`)).toBe(`.a{${block}}`);
  expect(sortDeclarations(':root{--b:1;--a:2}')).toBe(':root{--b:1;--a:2}');
});
