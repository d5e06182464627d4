export * from './capture-console.ts';
export * from './client-address.ts';
export * from './clock.ts';
export * from './environment.ts';
export * from './graceful-stop.ts';
export * from './log.ts';
export * from './request-scope.ts';
export * from './sandbox-settings.ts';
