import { expect, test } from 'playwright/test';

const points = (millimetres: number) => (millimetres / 25.4) * 72;

test('tickets and labels print alone, each on a page of its own size, black on white, nothing below 12 pt', async ({
  page,
}) => {
  // Dark, as many counters are in the evening.
  await page.goto('/iframe.html?id=counter-printroll--default&viewMode=story&globals=scheme:dark');
  await page.getByText('The board').waitFor();
  await page.evaluate(() => document.fonts.ready);

  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const sizes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height),
  }));
  expect(sizes.map(({ width }) => Math.round(width))).toEqual(
    [points(80), points(58), points(80)].map(Math.round),
  );
  // The narrow ticket is the longest, the label the shortest: no page is cut to another's height.
  const [wide, narrow, label] = sizes.map(({ height }) => height);
  expect(narrow).toBeGreaterThan(wide ?? 0);
  expect(label).toBeLessThan(wide ?? 0);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('The board')).toBeHidden();
  const papers = page.getByRole('article');
  await expect(papers).toHaveCount(3);
  const looks = await papers.evaluateAll((articles) =>
    articles
      .flatMap((article) => [article, ...article.querySelectorAll('*')])
      .map((element) => {
        const { color, backgroundColor, borderTopColor, fontSize } = getComputedStyle(element);
        return { colours: [color, backgroundColor, borderTopColor], size: Number.parseFloat(fontSize) };
      }),
  );
  expect(new Set(looks.flatMap(({ colours }) => colours))).toEqual(
    new Set(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']),
  );
  expect(Math.min(...looks.map(({ size }) => size))).toBeGreaterThanOrEqual(16);
});
