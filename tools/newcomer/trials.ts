import type { Clone } from './clone.ts';

/** What a newcomer does at one step: the changes before its commands, and what must be there after them. */
interface Step {
  readonly change?: (clone: Clone) => void;
  readonly expect?: (clone: Clone) => void;
}

/** How one recipe of CONTRIBUTING.md is followed. */
export interface Trial {
  /** What stands in the commands in place of `<placeholders>`. */
  readonly names?: Readonly<Record<string, string>>;
  /** Every step of the recipe, by its number. */
  readonly steps: Readonly<Record<number, Step>>;
  /** Commands that the recipe names and that another part tries, and what is run in their place. */
  readonly instead?: Readonly<Record<string, string | null>>;
}

const none: Step = {};

const must = (holds: boolean, what: string) => {
  if (!holds) throw new Error(what);
};

const praise = {
  getPromoCode: 'praisePromoCode',
  'One public code by its id': 'Praise for a public code',
} as const;

/** The part of a file between two texts, the first included. */
function part(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = to === '' ? text.length : text.indexOf(to, start + from.length);
  must(start >= 0 && end >= 0, `There is nothing between "${from}" and "${to}" any more.`);
  return text.slice(start, end);
}

/** The recipes of CONTRIBUTING.md, by heading, in its order. */
export const trials: Readonly<Record<string, Trial>> = {
  'Add a component': {
    names: { '<folder>/<Name>': 'cart/PromoBadge', '<Name>': 'PromoBadge' },
    instead: { 'npm run test:visual -- --update': null },
    steps: {
      1: {
        expect: (clone) =>
          must(clone.has('packages/ui/src/cart/PromoBadge/PromoBadge.example.tsx'), 'No example.'),
      },
      2: none,
      3: none,
      4: none,
      5: none,
      6: {
        expect: (clone) =>
          must(
            clone.read('docs/size-budgets.json').includes('PromoBadge'),
            'The component has no size budget.',
          ),
      },
    },
  },

  'Add a route': {
    steps: {
      1: {
        change: (clone) =>
          clone.copy('apps/storefront/src/routes/terms.tsx', 'apps/storefront/src/routes/conditions.tsx', {
            '/terms': '/conditions',
          }),
      },
      2: none,
      3: none,
      4: {
        expect: (clone) =>
          must(clone.read('apps/storefront/src/routeTree.gen.ts').includes('/conditions'), 'No such route.'),
      },
      5: {
        change: (clone) => {
          const screens = 'apps/storefront/e2e/engines/screens.ts';
          const terms = part(clone.read(screens), "  '/terms': ", "\n  '/");
          clone.replace(screens, terms, `${terms}\n${terms.replace('/terms', '/conditions')}`);
        },
      },
      6: none,
    },
  },

  'Add an operation': {
    names: { '<noun>': 'promo-codes' },
    steps: {
      1: {
        change: (clone) => {
          const paths = 'openapi/paths/promo-codes.yaml';
          const one = part(clone.read(paths), 'one:\n', '');
          clone.write(
            paths,
            `${clone.read(paths).trimEnd()}\n${one
              .replace('one:', 'praise:')
              .replace('getPromoCode', praise.getPromoCode)
              .replace('One public code by its id', praise['One public code by its id'])}`,
          );
          const reference = '  /promo-codes/{id}: { $ref: paths/promo-codes.yaml#/one }\n';
          clone.replace(
            'openapi/openapi.yaml',
            reference,
            `${reference}  /promo-codes/{id}/praise: { $ref: paths/promo-codes.yaml#/praise }\n`,
          );
        },
      },
      2: none,
      3: {
        change: (clone) => {
          const handlers = 'apps/backend/src/resources/promo-codes/promo-codes.handlers.ts';
          const one = part(clone.read(handlers), '  getPromoCode: async', '} satisfies');
          clone.replace(handlers, one, `${one}\n${one.replace('getPromoCode', praise.getPromoCode)}`);
        },
      },
      4: {
        change: (clone) => {
          const calls = 'packages/api/src/calls/promo-codes.ts';
          const one = part(clone.read(calls), '    /** Returns one public promo code.', '  };');
          const another = one
            .replace('getPromoCode', praise.getPromoCode)
            .replace('/promo-codes/{id}', '/promo-codes/{id}/praise')
            .replace('Returns one public promo code', 'Returns the praise of one public promo code');
          clone.replace(calls, one, `${one}${another}`);
        },
      },
      5: {
        change: (clone) => {
          const authorisation = 'apps/backend/src/contract/authorisation.test.ts';
          clone.replace(authorisation, "  'pairDevice',\n", "  'pairDevice',\n  'praisePromoCode',\n");
          const thing = part(clone.read(authorisation), "  '/promo-codes/{id}': ", '};');
          clone.replace(
            authorisation,
            thing,
            `${thing}${thing.replaceAll(/(promo-codes\/[^'`]+)/g, '$1/praise')}`,
          );
          const line = '  getPromoCode: (api) => api.getPromoCode(id),\n';
          const each = 'packages/api/src/each-operation.test.ts';
          clone.replace(each, line, `${line}${line.replaceAll('getPromoCode', praise.getPromoCode)}`);
        },
      },
      6: none,
      7: none,
    },
  },

  'Add a mail': {
    names: { '<Name>': 'LaterStill' },
    steps: {
      1: {
        change: (clone) => {
          const facts = 'packages/mail/src/facts.ts';
          const delayed = part(clone.read(facts), '  delayed: ', '  ready_to_collect');
          clone.replace(facts, delayed, `${delayed}${delayed.replace('delayed', 'later_still')}`);
        },
      },
      2: {
        change: (clone) =>
          clone.copy('packages/mail/src/customer/DelayedMail', 'packages/mail/src/customer/LaterStillMail', {
            "['delayed']": "['later_still']",
            'kind="delayed"': 'kind="later_still"',
            Delayed: 'LaterStill',
            'delayed.strings': 'later-still.strings',
            delayed: 'laterStill',
          }),
      },
      3: {
        change: (clone) => {
          const render = 'packages/mail/src/render-mail.tsx';
          const from = './customer/DelayedMail/DelayedMail.tsx';
          const line = `import { DelayedMail, delayedSubject } from '${from}';\n`;
          clone.replace(
            render,
            line,
            `${line}import { LaterStillMail, laterStillSubject } from '${from.replaceAll('Delayed', 'LaterStill')}';\n`,
          );
          const row = '  delayed: { subject: delayedSubject, Mail: DelayedMail },\n';
          clone.replace(
            render,
            row,
            `${row}  later_still: { subject: laterStillSubject, Mail: LaterStillMail },\n`,
          );
          for (const file of ['testing/every-mail.ts', 'local-times.test.ts']) {
            const lines = clone.read(`packages/mail/src/${file}`).match(/^ +delayed: .*,\n/gm) ?? [];
            must(lines.length > 0, `${file} does not name the mail about a delay any more.`);
            for (const each of lines)
              clone.replace(
                `packages/mail/src/${file}`,
                each,
                `${each}${each.replace('delayed:', 'later_still:')}`,
              );
          }
          const subject = "    'Later: S-1042 is now promised for 19:22',\n";
          clone.replace('packages/mail/src/subject-line.test.ts', subject, `${subject}${subject}`);
        },
      },
      4: none,
      5: none,
    },
  },

  "Change a mail's words": {
    names: { '<Name>': 'Delayed' },
    steps: {
      1: {
        change: (clone) => {
          const folder = 'packages/mail/src/customer/DelayedMail';
          clone.replace(`${folder}/delayed.strings.ts`, '`Now by ', '`Now for ');
          for (const _story of ['Delivery', 'Collection'])
            clone.replace(`${folder}/DelayedMail.stories.tsx`, "'Now by 19:22'", "'Now for 19:22'");
        },
      },
      2: none,
    },
  },

  'Add a migration': {
    names: { '<what_changes>': 'praise_of_promo_codes' },
    // A database of an operator's is not at hand.
    instead: { 'npm run migrate': null, 'npm run test:soak -- upgrade': null },
    steps: {
      1: {
        change: (clone) =>
          clone.replace(
            'apps/backend/src/db/tables/menu.ts',
            "    shortName: text('short_name').notNull(),\n",
            "    shortName: text('short_name').notNull(),\n    praise: text('praise').notNull().default(''),\n",
          ),
      },
      2: {
        expect: (clone) => {
          const written = clone
            .list('apps/backend/migrations')
            .find((file) => file.includes('praise_of_promo_codes'));
          must(written !== undefined, 'No migration was written.');
          must(
            clone.read(`apps/backend/migrations/${written}`).includes('"praise"'),
            'It does not add the column.',
          );
        },
      },
      3: none,
      4: none,
      5: none,
    },
  },

  'Add a job': {
    steps: {
      1: {
        change: (clone) =>
          clone.write(
            'apps/backend/src/resources/promo-codes/praise-promo-codes.ts',
            [
              "import { sql } from 'drizzle-orm';",
              "import type { AppContext } from '../../context.ts';",
              '',
              '/** Praises the promo codes of all restaurants. */',
              'export async function praisePromoCodes(app: AppContext): Promise<void> {',
              '  await app.db.execute(sql`select 1`);',
              '}',
              '',
            ].join('\n'),
          ),
      },
      2: {
        change: (clone) => {
          const jobs = 'apps/backend/src/jobs/jobs.ts';
          clone.replace(
            jobs,
            'import { makeRefund } from',
            "import { praisePromoCodes } from '../resources/promo-codes/praise-promo-codes.ts';\nimport { makeRefund } from",
          );
          const line = "  'count-popular-dishes': defineScheduledJob('48 * * * *', countPopularDishes),\n";
          clone.replace(
            jobs,
            line,
            `${line}  'praise-promo-codes': defineScheduledJob('58 * * * *', praisePromoCodes),\n`,
          );
          const declared = "  'reconcile-payments: * * * * *',\n";
          clone.replace(
            'apps/backend/src/jobs/schedules.test.ts',
            declared,
            `  'praise-promo-codes: 58 * * * *',\n${declared}`,
          );
        },
      },
      3: none,
      4: none,
    },
  },

  'Propose a change': {
    // All of it together takes longer than a recipe may; the checks say whether what was written by the book is right.
    instead: { 'npm test': 'npm test -- lint contract generated types rules cycles' },
    steps: { 1: none, 2: none, 3: none, 4: none, 5: none, 6: none },
  },
};
