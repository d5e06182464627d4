import { orderProblemLimits } from '@tiffin/domain';
import { type MouseEvent, useState } from 'react';
import { FieldSet } from '../../primitives/FieldSet/FieldSet.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { nativeInput } from '../../private/choice.css.ts';
import { useFocusAfterRemoval } from '../../private/use-focus-after-removal.ts';
import { useObjectUrl } from '../../private/use-object-url.ts';
import { screenReaderOnly } from '../../theme/screen-reader-only.css.ts';
import { orderProblemStrings as strings } from '../order-problem.strings.ts';
import * as styles from './OrderProblemDialog.css.ts';
import { preparePhoto } from './prepare-photo.ts';

export interface ProblemPhotosProps {
  /** The field's id. */
  readonly id: string;
  /** As they are sent. */
  readonly photos: readonly Blob[];
  /** What the server has found wrong with them. */
  readonly error: string | undefined;
  /** They are being made smaller. */
  readonly isPreparing: boolean;
  /** They cannot be changed while they are sent. */
  readonly isDisabled: boolean;
  /** Called as photos begin or cease to be made smaller. */
  readonly onPreparing: (isPreparing: boolean) => void;
  /** Called with what makes the photos of then from those of now. */
  readonly onChange: (change: (photos: readonly Blob[]) => readonly Blob[]) => void;
}

const { mostPhotos, mostPhotoBytes } = orderProblemLimits;
// A phone offers its camera beside these by itself; `capture` would leave nothing else to choose. An iPhone hands over its
// HEIC photos as JPEG as long as HEIC is not among these; few browsers could read them.
const accepted = 'image/jpeg,image/png,image/webp,image/avif';

/** Up to three photos: chosen or taken, each made smaller at once, and each removable. */
export const ProblemPhotos = (props: ProblemPhotosProps) => {
  const { id, photos, error, isPreparing, isDisabled, onPreparing, onChange } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const { place, expectRemoval } = useFocusAfterRemoval<HTMLInputElement>(photos.length);
  const isFull = photos.length >= mostPhotos;

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    onPreparing(true);
    const room = mostPhotos - photos.length;
    const refusals = files.length > room ? [strings.tooManyPhotos(mostPhotos)] : [];
    // One after the other: phones have little memory for large photos.
    for (const file of files.slice(0, room)) {
      const prepared = await preparePhoto(file);
      if (prepared.ok) onChange((before) => [...before, prepared.photo].slice(0, mostPhotos));
      else refusals.push(words(file, prepared.reason));
    }
    setRefusal(refusals.length === 0 ? null : refusals.join(' '));
    onPreparing(false);
  };
  const press = (event: MouseEvent) => {
    // Not disabled meanwhile, or the focus would fall to the page.
    if (isPreparing) event.preventDefault();
    if (!isFull) return;
    event.preventDefault();
    setRefusal(strings.tooManyPhotos(mostPhotos));
  };

  return (
    <FieldSet id={id} legend={strings.photos} error={refusal ?? error}>
      {(errorId) => (
        <>
          <p id={`${id}-help`} className={styles.help}>
            {strings.photosHelp(mostPhotos)}
          </p>
          <div className={styles.photos}>
            {photos.map((photo, at) => (
              <Thumbnail
                key={keyOf(photo)}
                photo={photo}
                number={at + 1}
                isDisabled={isDisabled}
                onRemove={() => {
                  expectRemoval();
                  setRefusal(null);
                  onChange((before) => before.filter((other) => other !== photo));
                }}
              />
            ))}
            <label className={styles.addPhoto}>
              <input
                ref={place}
                type="file"
                accept={accepted}
                multiple
                disabled={isDisabled}
                aria-disabled={isPreparing || undefined}
                aria-describedby={[`${id}-help`, errorId].filter(Boolean).join(' ')}
                aria-invalid={errorId === undefined ? undefined : true}
                onClick={press}
                onChange={(event) => {
                  const { files } = event.currentTarget;
                  void add([...(files ?? [])]);
                  // The same file may be chosen again.
                  event.currentTarget.value = '';
                }}
                className={nativeInput}
              />
              {isPreparing ? <Spinner label="" /> : <Icon name="add" size="small" />}
              <span>{strings.addPhoto}</span>
            </label>
          </div>
          <p role="status" className={screenReaderOnly}>
            {isPreparing && <span>{strings.preparing}</span>}
          </p>
        </>
      )}
    </FieldSet>
  );
};

function words(file: File, reason: 'too_large' | 'unreadable'): string {
  return reason === 'too_large'
    ? strings.tooLarge(file.name, mostPhotoBytes / (1024 * 1024))
    : strings.unreadable(file.name);
}

const keys = new WeakMap<Blob, string>();

/** Keeps each picture with its own element while others come and go. */
function keyOf(photo: Blob): string {
  const key = keys.get(photo) ?? crypto.randomUUID();
  keys.set(photo, key);
  return key;
}

interface ThumbnailProps {
  readonly photo: Blob;
  readonly number: number;
  readonly isDisabled: boolean;
  readonly onRemove: () => void;
}

const Thumbnail = ({ photo, number, isDisabled, onRemove }: ThumbnailProps) => {
  const url = useObjectUrl(photo);
  return (
    <div className={styles.photo}>
      {url !== null && <img src={url} alt={strings.photo(number)} className={styles.picture} />}
      <IconButton
        icon="close"
        iconSize="small"
        label={strings.removePhoto(number)}
        isDisabled={isDisabled}
        onClick={onRemove}
        className={styles.remove}
      />
    </div>
  );
};
