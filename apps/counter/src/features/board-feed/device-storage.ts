/** Something that a device keeps for itself over reloads; where the browser keeps nothing, until the next one. */
export interface DeviceValue<Value> {
  readonly read: () => Value;
  readonly write: (value: Value) => void;
}

/** Makes a kept value; what cannot be read any more is `missing`. */
export function deviceValue<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  missing: Value,
): DeviceValue<Value> {
  return {
    read() {
      try {
        const stored = localStorage.getItem(key);
        return stored === null ? missing : parse(JSON.parse(stored));
      } catch {
        return missing;
      }
    },
    write(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // A full or forbidden storage: the value lives as long as the page.
      }
    },
  };
}
