import type { Page } from '@playwright/test';
import { enterAs, newCustomer } from '../accounts.ts';
import { withFault } from '../faults.ts';
import { saveAddress } from '../services.ts';
import { expect, test } from '../test.ts';
import { specification, type Ways } from './specification.ts';

interface Scene {
  readonly page: Page;
  /** Expects the message at once, before it goes by itself. */
  readonly saw: (message: string) => Promise<void>;
  /** Makes the customer's calls to addresses fail during an action, and expects the message. */
  readonly failing: (method: string, message: string, during: () => Promise<unknown>) => Promise<void>;
}

const messages = specification.address;

const save = ({ page }: Scene) => page.getByRole('button', { name: 'Save address' }).click();

async function saved(scene: Scene, message: string): Promise<void> {
  await save(scene);
  await scene.saw(message);
  await expect(scene.page).toHaveURL(/profile$/);
}

async function fillIn(scene: Scene): Promise<void> {
  const { page } = scene;
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Add address' }).click();
  await page.getByRole('radio', { name: 'Apartment' }).check({ force: true });
  await page.getByLabel('Postcode').fill('LS1 4GJ');
  await expect(page.getByText('Found: Leeds')).toBeVisible();
  await page.getByLabel('Building').fill('Flat 7');
}

async function sendEmpty({ page }: Scene): Promise<void> {
  await page.goto('/profile/address');
  await page.getByLabel('Address', { exact: true }).fill('somewhere');
  await page.getByRole('button', { name: 'Save address' }).click();
  // An empty building clears the address and sends nothing (§5).
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue('');
}

async function edit(scene: Scene): Promise<void> {
  await scene.page.goto('/profile');
  await scene.page.getByRole('link', { name: 'Edit Apartment, Flat 4' }).click();
  await scene.page.getByLabel('Building').fill('Flat 4');
}

async function askToDelete({ page }: Scene): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete Apartment, Flat 4' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
}

/** In the order in which a customer could meet them; the last one fails for good. */
const ways: Ways<'address', (scene: Scene) => Promise<unknown>> = {
  addressRequired: sendEmpty,
  buildingRequired: sendEmpty,
  postcodeInvalid: async (scene) => {
    await scene.page.goto('/profile/address');
    await scene.page.getByLabel('Postcode').fill('ls1 nonsense');
    await save(scene);
  },
  addFailed: async (scene) => {
    await fillIn(scene);
    await scene.failing('POST', messages.addFailed, () => save(scene));
    // What was typed stays.
    await expect(scene.page.getByLabel('Building')).toHaveValue('Flat 7');
  },
  added: async (scene) => {
    await fillIn(scene);
    await saved(scene, messages.added);
  },
  updateFailed: async (scene) => {
    await edit(scene);
    await scene.failing('PATCH', messages.updateFailed, () => save(scene));
    await expect(scene.page.getByLabel('Building')).toHaveValue('Flat 4');
  },
  updated: async (scene) => {
    await edit(scene);
    await saved(scene, messages.updated);
  },
  deleteFailed: async (scene) => {
    await scene.failing('DELETE', messages.deleteFailed, () => askToDelete(scene));
    await expect(scene.page.getByText('Flat 4').first()).toBeVisible();
  },
  deleted: askToDelete,
  fetchFailed: ({ page, failing }) => failing('GET', messages.fetchFailed, () => page.goto('/profile')),
  loadFailed: ({ page, failing }) => failing('GET', messages.loadFailed, () => page.goto('/profile')),
};

test('every message about addresses appears', { tag: '@soak' }, async ({ page, context }) => {
  const account = await newCustomer('ada');
  await enterAs(context, account);
  await saveAddress(account, { building: 'Flat 4' });
  const { accessToken } = account;
  const isShown = (message: string) => expect(page.getByText(message, { exact: true }).first()).toBeVisible();
  const toasts = page.getByRole('region', { name: 'Messages' });
  const seen = new Set<string>();
  const saw = async (message: string) => {
    await isShown(message);
    seen.add(message);
  };
  const scene: Scene = {
    page,
    saw,
    failing: (method, message, during) =>
      withFault({ method, path: '/addresses.*', accessToken, answer: { status: 500 } }, async () => {
        await during();
        await saw(message);
        // The toast has words of its own, and shows those only.
        await expect(toasts.getByText('Internal Server Error')).toHaveCount(0);
      }),
  };
  for (const [name, message] of Object.entries(messages)) {
    await test.step(message, async () => {
      await ways[name as keyof typeof ways](scene);
      if (!seen.has(message)) await isShown(message);
    });
  }
});
