import { notFound, type Problem, problem } from '../../contract/problem.ts';
import type { RefusedPhoto } from './prepare-photos.ts';
import type { ReportRefused } from './report-problem.ts';

/** What a refused report answers. */
export function reportProblemRefusal(refused: ReportRefused): Problem {
  switch (refused.kind) {
    case 'missing':
      return notFound('This order');
    case 'restaurant_gone': {
      const message = 'This restaurant has left this site, and nobody there would read it.';
      return problem(409, 'conflict', message);
    }
    case 'not_allowed':
      return problem(409, refused.code, refused.message);
    case 'unknown_lines': {
      const message = 'This line is not part of the order.';
      const fields = refused.places.map((place) => ({ field: `lines.${place}`, message }));
      return problem(400, 'invalid_request', message, { fields });
    }
  }
}

/** 400: one of the photos is none, in words that say which and what to do. */
export function photoRefusal({ place, why }: RefusedPhoto): Problem {
  const message = `Photo ${place + 1} cannot be used: ${why}`;
  return problem(400, 'invalid_request', message, { fields: [{ field: `photos.${place}`, message }] });
}
