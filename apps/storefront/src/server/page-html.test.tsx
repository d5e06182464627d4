import { lazy, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { pageHtml } from './page-html.ts';

const documentOf = (content: React.ReactNode) => (
  <html lang="en">
    <head>
      <title>Menu</title>
    </head>
    <body>{content}</body>
  </html>
);
const shell = (content: string) =>
  `<html lang="en"><head><title>Menu</title></head><body>${content}</body></html>`;
const lateDish = () => lazy(async () => ({ default: () => <p>Biryani</p> }));

test('a page is one text without doctype', async () => {
  expect(await pageHtml(documentOf(<p>Naan &amp; rice</p>))).toBe(shell('<p>Naan &amp; rice</p>'));
});

test('code that comes late is waited for, and its place is not left to the browser', async () => {
  const Dish = lateDish();
  expect(await pageHtml(documentOf(<Dish />))).toBe(shell('<p>Biryani</p>'));
  const long = 'rice '.repeat(10_000);
  const Other = lazy(async () => ({ default: () => <p>{long}</p> }));
  const html = await pageHtml(
    documentOf(
      <Suspense fallback={<p>Loading</p>}>
        <Other />
      </Suspense>,
    ),
  );
  expect(html).toContain(`<p>${long}</p>`);
  expect(html).not.toMatch(/Loading|<script|<template/);
});

test('a fault rejects and is reported once', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('no such dish');
  };
  await expect(pageHtml(documentOf(<Broken />))).rejects.toThrow('no such dish');
  expect(report).toHaveBeenCalledTimes(1);
  report.mockRestore();
});
