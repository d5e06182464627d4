import pg from 'pg';
import { foundationId } from '../../scripts/stack/settings.ts';

/** The stack's database, to which a benchmark adds copies of the demo's first restaurant and its dishes. */
export interface GrowingDatabase {
  /** Copies dishes, with options as on the demo's long menu, until there are `dishes`; returns how many there are. */
  growMenu(dishes: number): Promise<number>;
  /** Adds `count` restaurants with menus and settings; returns the hostnames of all that were added. */
  addRestaurants(count: number): Promise<readonly string[]>;
  /** The database's size, in MB. */
  megabytes(): Promise<number>;
  close(): Promise<void>;
}

const hostname = 'saffron.localhost';
/** Whose dishes have options as real menus have them: of their own sizes, in pieces, by the dozen. */
const longMenu = 'lantern.localhost';

// Each copied dish has its own words, about as many as a real one: copies of the same words would compress to nothing.
const words = {
  manners: 'Charred,Smoked,Pickled,Slow-cooked,Crisp,Roasted,Stuffed,Glazed,Braised,Grilled,Buttered,Seared',
  mains:
    'aubergine,lamb shoulder,king prawns,paneer,chicken thigh,cauliflower,sea bass,black dal,mushrooms,beef shin,okra,duck leg,chickpeas,pork belly,squash,mackerel,goat,lentils,spinach,jackfruit',
  extras:
    'tamarind,burnt lemon,mint raita,toasted cumin,fenugreek,brown butter,curry leaf,pomegranate,crisp onions,green chilli,coconut,saffron,lime pickle,sesame,coriander stems,black cardamom,yoghurt,ginger,rose petals,smoked salt,date syrup,garlic oil,pistachio,mustard seeds',
} as const;

/** SQL for one word of a list, by a hash of the copied row and the copy; `place` says which part of the hash. */
const oneOf = (list: keyof typeof words, place: number) => {
  const count = words[list].split(',').length;
  return `(string_to_array('${words[list]}', ','))[1 + ('x' || substr(md5(t.id || ' ' || i), ${place}, 6))::bit(24)::int % ${count}]`;
};

const differentDish = {
  name: [oneOf('manners', 1), oneOf('mains', 4), "'with'", oneOf('extras', 7), 'i::text'].join(" || ' ' || "),
  description: [
    oneOf('mains', 10),
    "', '",
    oneOf('extras', 13),
    "', '",
    oneOf('extras', 16),
    "' and '",
    oneOf('extras', 19),
    "', for '",
    "('x' || substr(md5(i || t.id), 1, 6))::bit(24)::int % 48",
    "' hours.'",
  ].join(' || '),
};

/** Connects to the database of a stack. */
export async function openGrowingDatabase(databaseUrl: string): Promise<GrowingDatabase> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Copies are consistent, so foreign keys and triggers need not check each of a million rows.
  await client.query('set session_replication_role = replica');
  // The role's limits are meant for requests.
  await client.query('set statement_timeout = 0');
  const restaurantAt = async (domain: string) => {
    const { rows } = await client.query<{ id: string }>(
      'select restaurant_id as id from restaurant_domains join restaurants on id = restaurant_id where hostname = $1 and not is_freed and foundation_id = $2',
      [domain, foundationId],
    );
    if (rows[0] === undefined) throw new Error(`The demo restaurant ${domain} is not in the database.`);
    return rows[0].id;
  };
  const original = await restaurantAt(hostname);
  const model = await restaurantAt(longMenu);

  /** Copies rows; the named columns get another expression, all others stay as they are. */
  async function insert(
    table: string,
    changed: Readonly<Record<string, string>>,
    copied: string,
  ): Promise<void> {
    const columns = await client.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1 and is_generated = $2',
      [table, 'NEVER'],
    );
    const names = columns.rows.map(({ name }) => name);
    await client.query(
      `insert into ${table} (${names.join(', ')}) select ${names.map((name) => changed[name] ?? `t.${name}`).join(', ')}
       from ${copied}`,
    );
  }
  type Copies = readonly [number, number];
  const times = ([from, to]: Copies) => `generate_series(${from}::int, ${to}::int) as copy(i)`;
  const copy = (
    table: string,
    changed: Readonly<Record<string, string>>,
    where: string,
    copies: Copies,
  ): Promise<void> => insert(table, changed, `${table} t cross join ${times(copies)} where ${where}`);

  let generation = 0;
  // The same in every table of one call, so that copied rows refer to each other as the originals do.
  const idOf = (column: string) => `substr(md5(t.${column} || ':${generation}:' || i), 1, 24)`;
  const isOfOriginal = {
    items: `t.restaurant_id = '${original}'`,
    options: `t.menu_item_id in (select id from menu_items where restaurant_id = '${original}')`,
    choices: `t.option_id in (select o.id from menu_options o join menu_items m on m.id = o.menu_item_id where m.restaurant_id = '${original}')`,
  };

  /** Gives each dish that is about to be copied the options of one dish of the long menu, which its hash chooses. */
  async function copyModelOptions(copies: Copies): Promise<void> {
    const ofDish = (id: string) => `substr(md5(${id} || ':${generation}:' || i), 1, 24)`;
    const ofBoth = (column: string) => ofDish(`t.${column} || dish.id`);
    const dishes = `menu_items dish cross join ${times(copies)}
      join (select id, row_number() over (order by id) - 1 as place, count(*) over () as count
        from menu_items where restaurant_id = '${model}' and not is_retired) model
      on model.place = ('x' || substr(md5(dish.id || i), 1, 6))::bit(24)::int % model.count`;
    const isOriginal = `dish.restaurant_id = '${original}'`;
    await insert(
      'menu_choices',
      { id: ofBoth('id'), option_id: ofBoth('option_id') },
      `${dishes} join menu_options o on o.menu_item_id = model.id join menu_choices t on t.option_id = o.id
       where ${isOriginal}`,
    );
    await insert(
      'menu_options',
      { id: ofBoth('id'), menu_item_id: ofDish('dish.id'), choice_id: ofBoth('choice_id') },
      `${dishes} join menu_options t on t.menu_item_id = model.id where ${isOriginal}`,
    );
  }

  const analyse = () => client.query('analyze');
  let restaurants = 0;

  return {
    async growMenu(dishes) {
      const counted = await client.query<{ count: number }>(
        'select count(*)::int as count from menu_items where restaurant_id = $1',
        [original],
      );
      const has = counted.rows[0]?.count ?? 0;
      if (has >= dishes) return has;
      generation += 1;
      const copies = [1, Math.ceil(dishes / has) - 1] as const;
      const ids = { id: idOf('id') };
      // Dishes last: a query for the originals must not find dishes that are copies.
      await copyModelOptions(copies);
      await copy('menu_items', { ...ids, ...differentDish }, isOfOriginal.items, copies);
      await client.query(
        'update restaurants set menu_version = menu_version + 1, menu_updated_at = now() where id = $1',
        [original],
      );
      await analyse();
      return has * (copies[1] + 1);
    },
    async addRestaurants(count) {
      const copies = [restaurants + 1, restaurants + count] as const;
      restaurants += count;
      generation += 1;
      const owner = { restaurant_id: idOf('restaurant_id') };
      const ids = { id: idOf('id') };
      // No file is theirs: a key may be there once.
      const copied = { ...ids, name: "t.name || ' ' || i", key: 'null' };
      await copy('restaurants', copied, `t.id = '${original}'`, copies);
      await copy(
        'restaurant_domains',
        { ...owner, hostname: "'r' || i || '.localhost'", position: '0' },
        `t.hostname = '${hostname}'`,
        copies,
      );
      await copy('restaurant_settings', owner, isOfOriginal.items, copies);
      await copy('menu_categories', { ...ids, ...owner }, isOfOriginal.items, copies);
      await copy(
        'menu_items',
        { ...ids, ...owner, category_id: idOf('category_id') },
        isOfOriginal.items,
        copies,
      );
      await copy(
        'menu_options',
        { ...ids, menu_item_id: idOf('menu_item_id'), choice_id: idOf('choice_id') },
        isOfOriginal.options,
        copies,
      );
      await copy('menu_choices', { ...ids, option_id: idOf('option_id') }, isOfOriginal.choices, copies);
      await copy('promo_codes', { ...ids, ...owner }, isOfOriginal.items, copies);
      await analyse();
      return Array.from({ length: restaurants }, (_, index) => `r${index + 1}.localhost`);
    },
    async megabytes() {
      const size = await client.query<{ bytes: string }>(
        'select pg_database_size(current_database()) as bytes',
      );
      return Number(size.rows[0]?.bytes) / 1024 / 1024;
    },
    close: () => client.end(),
  };
}
