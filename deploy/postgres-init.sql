-- Defaults of the database and the role: behind a pooler, connections have no settings of their own.
ALTER DATABASE marsa SET TimeZone = 'UTC';
ALTER DATABASE marsa SET DateStyle = 'ISO, MDY';
ALTER ROLE marsa SET statement_timeout = '5s';
ALTER ROLE marsa SET idle_in_transaction_session_timeout = '60s';
