-- In a transaction of its own: mails are read and written while the rows of today are checked.
ALTER TABLE "mails" VALIDATE CONSTRAINT "mails_kind";
