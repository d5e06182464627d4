import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type Session, useSession } from './use-session.ts';

/** The session of a page that is for customers; visitors are led to the login. */
export function useRequiredSession(): Session {
  const session = useSession();
  const navigate = useNavigate();
  const isVisitor = session.isKnown && !session.hasTokens;
  useEffect(() => {
    if (isVisitor) void navigate({ to: '/auth/login', replace: true });
  }, [isVisitor, navigate]);
  return session;
}
