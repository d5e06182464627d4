import { Button, hexColour, type Scheme, TextField, ToggleGroup } from '@tiffin/ui';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { designTokens } from '../../packages/ui/src/theme/design-tokens.ts';
import { type BrandChoice, choiceFrom, contrastInWords, searchOf, yamlLines } from './brand-choice.ts';
import { download } from './download.ts';
import { logoFrom } from './logo-from.ts';
import * as styles from './playground.css.ts';
import { type ScreenName, screens } from './screens.tsx';
import { showBrand } from './use-brand-choice.ts';

type Device = 'phone' | 'desktop';

const sizes = {
  phone: { width: 390, height: 760, scale: 0.72 },
  desktop: { width: 1280, height: 820, scale: 0.44 },
} as const;

const story = 'playground--brand';

// The counter stands on a tablet in the kitchen; the cart is a column, however wide the window.
const fixed: Partial<Record<ScreenName, Device>> = { counter: 'desktop', cart: 'phone' };

/** Keeps the choice in the address, Storybook's where the page stands inside it. */
function keepInAddress(brand: BrandChoice): void {
  if (window.parent === window) {
    const params = new URLSearchParams(location.search);
    for (const [key, value] of new URLSearchParams(searchOf(brand))) params.set(key, value);
    if (brand.logo === null) params.delete('logo');
    history.replaceState(null, '', `?${params}`);
    return;
  }
  addons.getChannel().emit(NAVIGATE_URL, `?path=/story/${story}&${searchOf(brand)}`, { replace: true });
}

interface WindowProps {
  screen: ScreenName;
  brand: BrandChoice;
  scheme: Scheme;
  device: Device;
}

/** One screen in a window of its own, so that its width is a phone's or a desktop's. */
const BrandWindow = ({ screen, brand, scheme, device }: WindowProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height, scale } = sizes[fixed[screen] ?? device];
  useEffect(() => (frame.current === null ? undefined : showBrand(frame.current, brand)), [brand]);
  return (
    <figure style={{ margin: 0 }}>
      <figcaption className={styles.caption}>{screens[screen].title}</figcaption>
      <div className={styles.pane} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={screens[screen].title}
          src={`iframe.html?id=playground-screens--${screen}&viewMode=story&globals=scheme:${scheme}`}
          className={styles.frame}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </figure>
  );
};

const screenNames = Object.keys(screens).filter((name): name is ScreenName => name in screens);
const roles = ['accent', 'hero', 'accentSoft', 'paper', 'ink'] as const;

/** Where a designer finds the look of a restaurant, and takes it along as tokens and as lines of its file. */
export const Playground = () => {
  const [brand, setBrand] = useState(() => choiceFrom(location.search));
  const [scheme, setScheme] = useState<Scheme>('light');
  const [device, setDevice] = useState<Device>('phone');
  const [refusal, setRefusal] = useState<string>();
  const change = (part: Partial<BrandChoice>) => {
    const next = { ...brand, ...part };
    setBrand(next);
    keepInAddress(next);
  };
  const takeLogo = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    try {
      change({ logo: await logoFrom(file) });
      setRefusal(undefined);
    } catch {
      setRefusal('This file is no picture. Choose a PNG, JPEG, WebP or SVG.');
    }
  };
  const takeAlong = () => {
    for (const each of ['light', 'dark'] as const) {
      download(`${each}.tokens.json`, `${JSON.stringify(designTokens(brand.hue, each), null, 2)}\n`);
    }
    download('restaurant.yaml', yamlLines(brand));
    if (brand.logo !== null) download('logo.webp', brand.logo);
  };
  return (
    <main className={styles.page}>
      <form className={styles.form} aria-label="Brand" onSubmit={(event) => event.preventDefault()}>
        <h1 className={styles.heading}>Try a brand</h1>
        <TextField label="Name" value={brand.name} maxLength={80} onChange={(name) => change({ name })} />
        <TextField
          label="Line under it"
          value={brand.tagline}
          maxLength={120}
          onChange={(tagline) => change({ tagline })}
        />
        <label className={styles.label}>
          Hue {brand.hue}
          <input
            type="range"
            min={0}
            max={359}
            value={brand.hue}
            className={styles.slider}
            onChange={({ target }) => change({ hue: Number(target.value) })}
          />
        </label>
        <div className={styles.swatches}>
          {roles.map((role) => (
            <div
              key={role}
              className={styles.swatch}
              style={{ background: hexColour(role, brand.hue, scheme) }}
            />
          ))}
        </div>
        <p className={styles.words} role="status">
          {contrastInWords(brand.hue, scheme)}
        </p>
        <label className={styles.label}>
          Logo
          <input type="file" accept="image/*" onChange={takeLogo} />
        </label>
        {refusal !== undefined && <p role="alert">{refusal}</p>}
        {brand.logo !== null && (
          <Button variant="quiet" onClick={() => change({ logo: null })}>
            Remove the logo
          </Button>
        )}
        <div className={styles.buttons}>
          <ToggleGroup
            label="Scheme"
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            value={scheme}
            onChange={setScheme}
          />
          <ToggleGroup
            label="Device"
            options={[
              { value: 'phone', label: 'Phone' },
              { value: 'desktop', label: 'Desktop' },
            ]}
            value={device}
            onChange={setDevice}
          />
        </div>
        <pre className={styles.lines}>{yamlLines(brand)}</pre>
        <Button onClick={takeAlong}>Download</Button>
        <p className={styles.words}>
          Tokens for design tools in both schemes, the lines for the restaurant’s file, and the logo.
        </p>
      </form>
      <div className={styles.windows}>
        {screenNames.map((screen) => (
          <BrandWindow key={screen} screen={screen} brand={brand} scheme={scheme} device={device} />
        ))}
      </div>
    </main>
  );
};
